-- What came back, by its day: few of all movements, and counted for the honesty page.
create index movement_returned on credits.movement (at) where kind in ('refund', 'take_back');
