/** A deliberate bug: one piece of text in one file is replaced, and at least one test must fail. */
export interface PlantedBug {
  /** The consequence, in words. */
  readonly name: string
  readonly file: string
  /** Must occur in the file exactly once. */
  readonly from: string
  readonly to: string
  /** Test files of which at least one must fail. */
  readonly gates: readonly string[]
}

const sql = 'src/features/credits/server/sql'
const credits = 'src/features/credits/server'
const payments = 'src/features/payments/server'

/** Bugs in money and credits that the tests must always detect. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a spend does not wait for the others of its wallet',
    file: `${sql}/functions/public-spend.sql`,
    from: 'where w.account_id = account for update;',
    to: 'where w.account_id = account;',
    gates: [`${credits}/ledger-races.test.ts`],
  },
  {
    name: 'a message sent twice is paid twice, under a key made anew',
    file: `${sql}/functions/public-spend.sql`,
    from: `m.kind = 'spend' and m.key = public_spend.key::text;
  if found then`,
    to: `m.kind = 'spend' and m.key = public_spend.key::text;
  if found and same.version = held.version then key := gen_random_uuid(); end if;
  if found and same.version <> held.version then`,
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a used key is good for another spend',
    file: `${sql}/functions/public-spend.sql`,
    from: "then 'repeated' else 'mismatch' end;",
    to: "then 'repeated' else 'repeated' end;",
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'bought credits are spent before given ones',
    file: `${sql}/functions/public-spend.sql`,
    from: "window queue as (order by l.kind = 'bought', l.lot)",
    to: "window queue as (order by l.kind = 'bonus', l.lot)",
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'the last credit too many may be spent',
    file: `${sql}/functions/public-spend.sql`,
    from: 'if balance < public_spend.credits then',
    to: 'if balance + 1 < public_spend.credits then',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a refund under a new key comes a second time',
    file: `${sql}/functions/public-refund-spend.sql`,
    from: 'if exists (select from credits.movement m',
    to: 'if false and exists (select from credits.movement m',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'a refund fills a purchase whose money has returned',
    file: `${sql}/functions/public-refund-spend.sql`,
    from: 'case when l.closed_by is null then 1 else 2 end) leg (n)',
    to: 'case when l.closed_by is null then 1 else 1 end) leg (n)',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'what is taken back stays in the wallet',
    file: `${sql}/functions/settle.sql`,
    from: 'set version = m.version, bonus = w.bonus + m.bonus, bought = w.bought + m.bought',
    to: 'set version = m.version, bonus = w.bonus + m.bonus, bought = w.bought + greatest(m.bought, 0)',
    gates: [`${credits}/ledger.test.ts`],
  },
  {
    name: 'a purchase undone leaves its buyer premium',
    file: `${sql}/functions/public-take-back.sql`,
    from: '  if whole then',
    to: '  if false then',
    gates: [`${credits}/ledger.test.ts`, `${credits}/ledger-properties.test.ts`],
  },
  {
    name: 'the past can be rewritten',
    file: `${sql}/triggers/ledger.sql`,
    from: 'create trigger transfer_stays before update or delete on credits.transfer',
    to: 'create trigger transfer_stays before delete on credits.transfer',
    gates: [`${credits}/ledger-guards.test.ts`],
  },
  {
    name: 'a lot changes without a transfer',
    file: `${sql}/triggers/ledger.sql`,
    from: 'create trigger lot_follows_transfers before insert or update or delete on credits.lot',
    to: 'create trigger lot_follows_transfers before insert or delete on credits.lot',
    gates: [`${credits}/ledger-guards.test.ts`],
  },
  {
    name: 'the seal does not cover what a purchase cost',
    file: `${sql}/functions/line-of.sql`,
    from: "select l.currency || ' ' || l.price_minor from",
    to: "select l.currency || ' 1' from",
    gates: [`${credits}/statement.test.ts`],
  },
  {
    name: 'prices are shown rounded down',
    file: 'src/features/money/credits/rules/credits-to-money.ts',
    from: 'const twice = 2 * rate.minor * credits + rate.per_credits',
    to: 'const twice = 2 * rate.minor * credits',
    gates: ['src/features/money/credits/rules/rules.test.ts'],
  },
  {
    name: 'credits come while the money is still on its way',
    file: `${payments}/sql/functions/hear.sql`,
    from: "when 'processing' then 'pending'",
    to: "when 'processing' then 'completed'",
    gates: [`${payments}/payments.test.ts`, `${payments}/orders-properties.test.ts`],
  },
  {
    name: 'another sum than the price buys as well',
    file: `${payments}/sql/functions/hear.sql`,
    from: "if hear.state = 'paid' and (hear.amount_minor",
    to: 'if false and (hear.amount_minor',
    gates: [`${payments}/payments.test.ts`, `${payments}/webhooks.test.ts`],
  },
  {
    name: 'a paid order can fall back',
    file: `${payments}/sql/functions/hear.sql`,
    from: '<= (ranks ->> ordered.status)::int then',
    to: '= (ranks ->> ordered.status)::int then',
    gates: [`${payments}/payments.test.ts`, `${payments}/orders-properties.test.ts`],
  },
  {
    name: 'a webhook needs no signature',
    file: `${payments}/sandbox/signature.ts`,
    from: 'if (found === null) return false',
    to: 'if (found === null) return true',
    gates: [`${payments}/webhooks.test.ts`, `${payments}/gateway-cases.test.ts`],
  },
  {
    name: 'a recorded webhook is good for ever',
    file: `${payments}/sandbox/signature.ts`,
    from: '> toleranceSeconds) return false',
    to: '> 1e9) return false',
    gates: [`${payments}/webhooks.test.ts`, `${payments}/gateway-cases.test.ts`],
  },
  {
    name: 'an order sent twice is two orders',
    file: `${payments}/start-order.ts`,
    from: 'client_id: wish.id,',
    to: 'client_id: newId(),',
    gates: [`${payments}/payments.test.ts`],
  },
  {
    name: 'a frozen purchase is spent from',
    file: `${sql}/functions/public-spend.sql`,
    from: ' - credits.frozen_credits(account);',
    to: ';',
    gates: [`${credits}/freeze.test.ts`],
  },
  {
    name: 'what was ordered before does not count against a limit',
    file: 'src/features/money/spending-limits/rules/check-order.ts',
    from: 'facts.spent[span] + minor > limit',
    to: 'minor > limit',
    gates: [
      'src/features/money/spending-limits/rules/rules.test.ts',
      'src/features/money/spending-limits/rules/never-exceeded.test.ts',
    ],
  },
  {
    name: 'two messages at once both pass as the last one of the day',
    file: 'src/features/conversation/chat/server/deliver.ts',
    from: 'found.writer.care === null',
    to: 'found.writer.care !== undefined',
    gates: ['src/features/conversation/chat/tests/concurrent-sends-catalogue.test.ts'],
  },
  {
    name: 'a message is paid in a break that began meanwhile',
    file: 'src/features/conversation/chat/server/sql/functions/send-message.sql',
    from: 'if spending_limits.public_on_break(sender, send_message.at) then',
    to: 'if false then',
    gates: ['src/features/conversation/chat/tests/concurrent-sends-catalogue.test.ts'],
  },
  {
    name: 'a cancelled order keeps its code',
    file: 'src/features/money/discounts/server/sql/functions/public-release.sql',
    from: "in ('failed', 'cancelled', 'expired') then",
    to: "in ('failed', 'expired') then",
    gates: ['src/features/money/discounts/tests/catalogue.test.ts'],
  },
  {
    name: 'an order keeps its price when another was paid with its code',
    file: `${payments}/sql/functions/hear.sql`,
    from: "or not claimed then 'surplus'",
    to: "then 'surplus'",
    gates: ['src/features/money/discounts/tests/code-transfer-catalogue.test.ts'],
  },
  {
    name: 'a code comes along and leaves the order before open',
    file: `${payments}/sql/functions/close-replaced.sql`,
    from: "set status = 'cancelled', changed_at",
    to: 'set changed_at',
    gates: ['src/features/money/discounts/tests/code-transfer-catalogue.test.ts'],
  },
  {
    name: 'the time bonus runs a moment longer',
    file: 'src/features/money/discounts/rules/time-bonus.ts',
    from: 'return now < bonusEndsAt(signedUpAt)',
    to: 'return now <= bonusEndsAt(signedUpAt)',
    gates: ['src/features/money/discounts/rules/rules.test.ts'],
  },
  {
    name: 'a number of an invoice is left out',
    file: 'src/features/money/invoices/server/sql/functions/next-serial.sql',
    from: 'do update set last = s.last + 1',
    to: 'do update set last = s.last + 2',
    gates: ['src/features/money/invoices/server/invoices.test.ts'],
  },
  {
    name: 'more is paid back than was paid',
    file: 'src/features/money/accounting/server/sql/functions/prepare-return.sql',
    from: 'if refunded + amount_minor > sale.gross_minor then',
    to: 'if false then',
    gates: ['src/features/money/accounting/server/ledger/money.test.ts'],
  },
  {
    name: 'what a bank takes a second time is undone a second time',
    file: 'src/features/money/accounting/server/sql/functions/public-close-chargeback.sql',
    from: 'least(claim.amount_minor, sale.gross_minor - sale.returned_minor)',
    to: 'claim.amount_minor',
    gates: ['src/features/money/accounting/server/ledger/money.test.ts'],
  },
  {
    name: 'what a dispute won after all gives again comes a second time',
    file: `${sql}/functions/public-give-again.sql`,
    from: "if exists (select from credits.movement m where m.account_id = account and m.kind = 'give_again'",
    to: "if false and exists (select from credits.movement m where m.account_id = account and m.kind = 'give_again'",
    gates: [`${credits}/ledger.test.ts`],
  },
  {
    name: 'a word on a dispute that comes late or twice counts after all',
    file: 'src/features/money/refunds/server/sql/functions/apply-dispute-status.sql',
    from: '<= refunds.dispute_rank(previous.state, previous.ended_by) then',
    to: '< 0 then',
    gates: ['src/features/money/refunds/server/refunds-properties.test.ts'],
  },
  {
    name: 'a claim won after all stays a loss in the books',
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
    name: 'a signed webhook of Mollie is believed whatever its signature',
    file: `${payments}/mollie/hear-mollie.ts`,
    from: '(await isSigned(proof, body, signature)) ? hintOfEvent(body) : null',
    to: 'hintOfEvent(body)',
    gates: [`${payments}/gateways-outside.test.ts`],
  },
]
