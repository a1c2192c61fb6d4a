// A record may name itself in its own parents' arguments and fields.
class Node<string n> { string name = n; Node parent = ?; }
class Named<Node p> { Node by = p; }
def Self : Node<"s">, Named<Self>;
def Other : Node<"o"> { let parent = Other; }
