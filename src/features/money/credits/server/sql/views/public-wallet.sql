-- Spendable and frozen credits of an account. No row before its first credits.
create or replace view credits.public_wallet as
select w.account_id, w.bonus + w.bought - held.frozen as credits, w.bonus, w.bought - held.frozen as bought, held.frozen,
  credits.public_is_premium(w.account_id) as paid_user, w.version
from credits.wallet w cross join lateral (select credits.frozen_credits(w.account_id) as frozen) held;
