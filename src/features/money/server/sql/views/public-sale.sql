-- The paid orders of the ledger: who sold them, by which gateway, in which currency, when.
create or replace view money.public_sale as
select s.order_id, s.issuer_id, s.gateway, s.currency, s.gross_minor, s.at from money.sale s;
