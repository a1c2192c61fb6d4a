


// Only comments.



/* and blocks */   