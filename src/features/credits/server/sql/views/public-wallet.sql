-- What an account holds. No row before its first credits: it then holds none and is not premium.
create or replace view credits.public_wallet as
select w.account_id, w.bonus + w.bought as credits, w.bonus, w.bought, credits.public_is_premium(w.account_id) as paid_user, w.version
from credits.wallet w;
