-- Applies the effects of a message that the message policy decided on, in the transaction that writes the message. An unknown effect
-- is an error, so that no message is stored without its effects.
create or replace function message_safety.public_apply_effects(
  effects jsonb, conversation uuid, seq int, sender bigint, recipient bigint, pool smallint, credits int, at timestamptz
) returns void
language plpgsql
as $$
declare
  effect jsonb;
begin
  for effect in select e.effect from jsonb_array_elements(effects) e (effect) loop
    case effect ->> 'type'
      when 'add_notice' then
        perform message_safety.add_notice(conversation => public_apply_effects.conversation, seq => public_apply_effects.seq,
          asker => sender, profile => recipient, in_sight => (effect ->> 'interval')::int, at => public_apply_effects.at);
      when 'record_warnings' then
        perform message_safety.record_warnings(conversation => public_apply_effects.conversation, seq => public_apply_effects.seq,
          sender => public_apply_effects.sender, recipient => public_apply_effects.recipient,
          kinds => array(select jsonb_array_elements_text(effect -> 'kinds')),
          text_fingerprint => (effect ->> 'text_fingerprint')::bit(64), max_distance => (effect ->> 'max_distance')::int,
          threshold => (effect ->> 'threshold')::int, since => (effect ->> 'since')::timestamptz, at => public_apply_effects.at);
      when 'record_signals' then
        perform wellbeing.public_record_message(account => sender, pool => public_apply_effects.pool, profile => recipient,
          conversation => public_apply_effects.conversation, seq => public_apply_effects.seq, credits => public_apply_effects.credits,
          night => (effect ->> 'night')::boolean, signals => array(select jsonb_array_elements_text(effect -> 'signals')),
          reasons => array(select jsonb_array_elements_text(effect -> 'reasons')), pause_id => (effect ->> 'pause_id')::uuid,
          until => (effect ->> 'until')::timestamptz, at => public_apply_effects.at);
    end case;
  end loop;
end;
$$;
