shard.grid @a(shape = 2x3x?)
shard.grid @b(shape = ?)
