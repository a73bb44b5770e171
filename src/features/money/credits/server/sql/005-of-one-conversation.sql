-- What one conversation cost is read by what its movements were for; grants and purchases are never asked for that way.
create index movement_for on credits.movement (account_id, ref, version) where kind in ('spend', 'refund');
