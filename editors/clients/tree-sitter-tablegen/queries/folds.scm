[(body) (block) (code) (list) (dag) (block_comment)] @fold
