// text attributes: "encoding"
