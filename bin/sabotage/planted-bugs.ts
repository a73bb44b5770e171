/** A deliberate bug: one piece of text in one file is replaced, and at least one test must fail. */
export interface PlantedBug {
  /** Describes the consequence. */
  readonly name: string
  readonly file: string
  /** Must occur in the file exactly once. */
  readonly from: string
  readonly to: string
  /** Test files of which at least one must fail. */
  readonly gates: readonly string[]
}

const sql = 'src/features/money/credits/server/sql'
const credits = 'src/features/money/credits/server'
const payments = 'src/features/money/payments/server'
const sandboxGateway = 'src/features/money/sandbox-gateway/server'

/** Bugs in money and credits that the tests must always detect. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a spend does not lock its wallet',
    file: `${sql}/functions/public-spend.sql`,
    from: 'where w.account_id = account for update;',
    to: 'where w.account_id = account;',
    gates: [`${credits}/ledger-races.test.ts`],
  },
  {
    name: 'a message sent twice is charged twice',
    file: `${sql}/functions/public-spend.sql`,
    from: `m.kind = 'spend' and m.key = public_spend.key::text;
  if found then`,
    to: `m.kind = 'spend' and m.key = public_spend.key::text;
  if found and existing.version = wallet.version then key := gen_random_uuid(); end if;
  if found and existing.version <> wallet.version then`,
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a used key is accepted for a different spend',
    file: `${sql}/functions/public-spend.sql`,
    from: "then 'repeated' else 'mismatch' end;",
    to: "then 'repeated' else 'repeated' end;",
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'bought credits are spent before bonus credits',
    file: `${sql}/functions/public-spend.sql`,
    from: "window queue as (order by l.kind = 'bought', l.lot)",
    to: "window queue as (order by l.kind = 'bonus', l.lot)",
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a spend may exceed the balance by one credit',
    file: `${sql}/functions/public-spend.sql`,
    from: 'if balance < public_spend.credits then',
    to: 'if balance + 1 < public_spend.credits then',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a spend is refunded again under a new key',
    file: `${sql}/functions/public-refund-spend.sql`,
    from: 'if exists (select from credits.movement m',
    to: 'if false and exists (select from credits.movement m',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a refund adds credits to a purchase that was reversed',
    file: `${sql}/functions/public-refund-spend.sql`,
    from: 'case when l.closed_by is null then 1 else 2 end) leg (n)',
    to: 'case when l.closed_by is null then 1 else 1 end) leg (n)',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a refunded message can still be read',
    file: 'src/features/conversation/chat/server/sql/functions/withdraw-message.sql',
    from: 'set withdrawn = true',
    to: 'set withdrawn = false',
    gates: ['src/features/conversation/chat/tests/free-chat-attacks-catalogue.test.ts'],
  },
  {
    name: 'a message that was shown without the read mark is refunded',
    file: 'src/features/conversation/chat/server/sql/functions/was-shown.sql',
    from: 'when conv.a_id then number <= greatest(conv.b_read, conv.b_shown)',
    to: 'when conv.a_id then number <= greatest(conv.b_read, 0)',
    gates: ['src/features/conversation/chat/tests/free-chat-attacks-catalogue.test.ts'],
  },
  {
    name: 'a refund leaves its credits in escrow',
    file: `${sql}/functions/public-refund-spend.sql`,
    from: "perform credits.settle_hold(account, spend.version, 'returned', public_refund_spend.at);",
    to: 'null;',
    gates: ['src/features/safety/reports/tests/suspicion-catalogue.test.ts'],
  },
  {
    name: 'credits paid to a member under review are not held',
    file: `${sql}/functions/public-spend.sql`,
    from: 'if held_for is not null then',
    to: 'if false then',
    gates: ['src/features/safety/reports/tests/suspicion-catalogue.test.ts'],
  },
  {
    name: 'credits taken back stay in the wallet',
    file: `${sql}/functions/apply-movement.sql`,
    from: 'set version = m.version, bonus = w.bonus + m.bonus, bought = w.bought + m.bought',
    to: 'set version = m.version, bonus = w.bonus + m.bonus, bought = w.bought + greatest(m.bought, 0)',
    gates: [`${credits}/ledger.test.ts`],
  },
  {
    name: 'a reversed purchase still makes its buyer Premium',
    file: `${sql}/functions/public-take-back.sql`,
    from: '  if whole then',
    to: '  if false then',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a recorded transfer can be changed',
    file: `${sql}/triggers/ledger.sql`,
    from: 'create trigger transfer_stays before update or delete on credits.transfer',
    to: 'create trigger transfer_stays before delete on credits.transfer',
    gates: [`${credits}/ledger-guards.test.ts`],
  },
  {
    name: 'a lot can be changed without a transfer',
    file: `${sql}/triggers/ledger.sql`,
    from: 'create trigger lot_follows_transfers before insert or update or delete on credits.lot',
    to: 'create trigger lot_follows_transfers before insert or delete on credits.lot',
    gates: [`${credits}/ledger-guards.test.ts`],
  },
  {
    name: 'the seal does not cover the price of a purchase',
    file: `${sql}/functions/movement-line.sql`,
    from: "select l.currency || ' ' || l.price_minor from",
    to: "select l.currency || ' 1' from",
    gates: [`${credits}/statement.test.ts`],
  },
  {
    name: 'displayed prices are rounded down',
    file: 'src/kernel/money.ts',
    from: 'const twice = 2 * minor * part + whole',
    to: 'const twice = 2 * minor * part',
    gates: ['src/kernel/money.test.ts', 'src/features/money/credits/rules/rules.test.ts'],
  },
  {
    name: 'credits are granted while the payment is still processing',
    file: `${payments}/sql/functions/apply-provider-status.sql`,
    from: "when 'processing' then 'pending'",
    to: "when 'processing' then 'completed'",
    gates: [`${payments}/payments.test.ts`, `${payments}/orders-properties.test.ts`],
  },
  {
    name: 'a payment that differs from the price completes the order',
    file: `${payments}/sql/functions/apply-provider-status.sql`,
    from: "if apply_provider_status.state = 'paid' and (apply_provider_status.amount_minor",
    to: 'if false and (apply_provider_status.amount_minor',
    gates: [`${payments}/payments.test.ts`, `${payments}/webhooks/webhooks.test.ts`],
  },
  {
    name: 'a completed order can move back to an earlier status',
    file: `${payments}/sql/functions/apply-provider-status.sql`,
    from: '<= (ranks ->> purchase.status)::int then',
    to: '= (ranks ->> purchase.status)::int then',
    gates: [`${payments}/payments.test.ts`, `${payments}/orders-properties.test.ts`],
  },
  {
    name: 'a webhook without a signature is accepted',
    file: `${sandboxGateway}/signature.ts`,
    from: 'if (match === null) return false',
    to: 'if (match === null) return true',
    gates: [`${payments}/webhooks/webhooks.test.ts`, `${sandboxGateway}/gateway-cases.test.ts`],
  },
  {
    name: 'a captured webhook can be replayed years later',
    file: `${sandboxGateway}/signature.ts`,
    from: '> toleranceSeconds) return false',
    to: '> 1e9) return false',
    gates: [`${payments}/webhooks/webhooks.test.ts`, `${sandboxGateway}/gateway-cases.test.ts`],
  },
  {
    name: 'an order sent twice is placed twice',
    file: `${payments}/start-order/plan-order.ts`,
    from: 'client_id: request.id,',
    to: 'client_id: newId(),',
    gates: [`${payments}/payments.test.ts`],
  },
  {
    name: 'frozen credits can be spent',
    file: `${sql}/functions/public-spend.sql`,
    from: ' - credits.frozen_credits(account);',
    to: ';',
    gates: [`${credits}/freeze.test.ts`],
  },
  {
    name: 'earlier orders do not count towards a spending limit',
    file: 'src/features/money/spending-limits/rules/check-order.ts',
    from: 'facts.spent[span] + minor > limit',
    to: 'minor > limit',
    gates: [
      'src/features/money/spending-limits/rules/rules.test.ts',
      'src/features/money/spending-limits/rules/never-exceeded.test.ts',
    ],
  },
  {
    name: 'two concurrent messages are both sent as the last one of the day',
    file: 'src/features/conversation/chat/server/sending/attempt-send.ts',
    from: 'initialFacts.writer.safety === null',
    to: 'initialFacts.writer.safety !== undefined',
    gates: ['src/features/conversation/chat/tests/concurrent-sends-catalogue.test.ts'],
  },
  {
    name: 'a message is charged although a break has just begun',
    file: 'src/features/conversation/chat/server/sql/functions/send-message.sql',
    from: 'if spending_limits.public_on_break(sender, send_message.at) then',
    to: 'if false then',
    gates: ['src/features/conversation/chat/tests/concurrent-sends-catalogue.test.ts'],
  },
  {
    name: 'a cancelled order does not release its discount code',
    file: 'src/features/money/discounts/server/sql/functions/public-release.sql',
    from: "in ('failed', 'cancelled', 'expired') then",
    to: "in ('failed', 'expired') then",
    gates: ['src/features/money/discounts/tests/catalogue.test.ts'],
  },
  {
    name: 'an order keeps its discount after another order used the code',
    file: `${payments}/sql/functions/apply-provider-status.sql`,
    from: "or not claimed then 'surplus'",
    to: "then 'surplus'",
    gates: ['src/features/money/discounts/tests/code-transfer-catalogue.test.ts'],
  },
  {
    name: 'an order stays open after its discount code moves to another order',
    file: `${payments}/sql/functions/cancel-replaced.sql`,
    from: "set status = 'cancelled', changed_at",
    to: 'set changed_at',
    gates: ['src/features/money/discounts/tests/code-transfer-catalogue.test.ts'],
  },
  {
    name: 'the time bonus still applies at the instant it ends',
    file: 'src/features/money/discounts/rules/time-bonus.ts',
    from: 'return now < bonusEndsAt(signedUpAt)',
    to: 'return now <= bonusEndsAt(signedUpAt)',
    gates: ['src/features/money/discounts/rules/rules.test.ts'],
  },
  {
    name: 'an invoice number is skipped',
    file: 'src/features/money/invoices/server/sql/functions/next-serial.sql',
    from: 'do update set last = s.last + 1',
    to: 'do update set last = s.last + 2',
    gates: ['src/features/money/invoices/server/invoices.test.ts'],
  },
  {
    name: 'refunds can exceed the payment',
    file: 'src/features/money/accounting/server/sql/functions/prepare-return.sql',
    from: 'if refunded + amount_minor > sale.gross_minor then',
    to: 'if false then',
    gates: ['src/features/money/accounting/server/ledger/money.test.ts'],
  },
  {
    name: 'a chargeback of money already returned reverses the sale twice',
    file: 'src/features/money/accounting/server/sql/functions/public-close-chargeback.sql',
    from: 'least(claim.amount_minor, sale.gross_minor - sale.returned_minor)',
    to: 'claim.amount_minor',
    gates: ['src/features/money/accounting/server/ledger/money.test.ts'],
  },
  {
    name: 'a dispute first lost and then won restores the credits twice',
    file: `${sql}/functions/public-restore-credits.sql`,
    from: "if exists (select from credits.movement m where m.account_id = account and m.kind = 'give_again'",
    to: "if false and exists (select from credits.movement m where m.account_id = account and m.kind = 'give_again'",
    gates: [`${credits}/ledger.test.ts`],
  },
  {
    name: 'a late or repeated dispute report is applied',
    file: 'src/features/money/refunds/server/sql/functions/apply-dispute-status.sql',
    from: `<= refunds.dispute_rank(previous.state,
    previous.ended_by) then`,
    to: '< 0 then',
    gates: ['src/features/money/refunds/server/refunds-properties.test.ts'],
  },
  {
    name: 'a chargeback first lost and then won remains a loss in the accounts',
    file: 'src/features/money/accounting/server/sql/functions/public-overturn-chargeback.sql',
    from: 'array[net_back, vat, claim.amount_minor - reversed + moved]',
    to: 'array[net_back + claim.amount_minor - reversed + moved, vat, 0]',
    gates: ['src/features/money/accounting/server/ledger/money.test.ts'],
  },
  {
    name: 'a withdrawal is rounded against the member',
    file: 'src/features/money/refunds/rules/withdrawal-amount.ts',
    from: 'Math.floor((paidMinor * unspent + granted - 1) / granted)',
    to: 'Math.floor((paidMinor * unspent) / granted)',
    gates: ['src/features/money/refunds/rules/rules.test.ts'],
  },
  {
    name: 'a Mollie webhook with a wrong signature is accepted',
    file: `${payments}/gateways/mollie/verify-webhook.ts`,
    from: '(await isSigned(proof, body, signature)) ? hintOfEvent(body) : null',
    to: 'hintOfEvent(body)',
    gates: [`${payments}/gateways/gateways-outside.test.ts`],
  },
]
