// Included by the inline dialect only.
include "shared.td"

class Deep<Dialect dialect> : Counted<dialect, "deep">;
