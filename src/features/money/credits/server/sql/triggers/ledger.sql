-- Movements and transfers are append-only.
create trigger movement_stays before update or delete on credits.movement for each row execute function credits.forbid_changes();
create trigger movement_stays_whole before truncate on credits.movement for each statement execute function credits.forbid_changes();
create trigger transfer_stays before update or delete on credits.transfer for each row execute function credits.forbid_changes();
create trigger transfer_stays_whole before truncate on credits.transfer for each statement execute function credits.forbid_changes();

-- Wallets and lots change only through them.
create trigger wallet_follows_movements before insert or update or delete on credits.wallet for each row execute function credits.guard_wallet();
create trigger wallet_stays_whole before truncate on credits.wallet for each statement execute function credits.forbid_changes();
create trigger lot_follows_transfers before insert or update or delete on credits.lot for each row execute function credits.guard_lot();
create trigger lot_stays_whole before truncate on credits.lot for each statement execute function credits.forbid_changes();

-- Seals are append-only too.
create trigger seal_stays before update or delete on credits.seal for each row execute function credits.forbid_changes();
create trigger seal_stays_whole before truncate on credits.seal for each statement execute function credits.forbid_changes();
create trigger chain_start_stays before update or delete on credits.chain_salt for each row execute function credits.forbid_changes();
create trigger chain_start_stays_whole before truncate on credits.chain_salt for each statement execute function credits.forbid_changes();
create trigger sealed_stays before update or delete on credits.sealed_wallet for each row execute function credits.forbid_changes();
create trigger sealed_stays_whole before truncate on credits.sealed_wallet for each statement execute function credits.forbid_changes();
create trigger seal_slice_stays before update or delete on credits.seal_slice for each row execute function credits.forbid_changes();
create trigger seal_slice_stays_whole before truncate on credits.seal_slice for each statement execute function credits.forbid_changes();
