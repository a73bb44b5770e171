import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Saves the card of a paid payment, if the payer asked for it. */
export async function saveCard(
  tx: Transaction,
  { payment, token }: { payment: string; token: string },
  now: Date,
) {
  await tx.run(sql`
    insert into sandbox_gateway.card (token, payment_id, brand, last4, expires, declines, created_at)
    select ${token}, p.id, case p.method when 'cartebancaire' then 'cartes_bancaires' else 'visa' end,
      case p.method when 'cartebancaire' then '1117' else '4242' end, '2034-12', false, ${now} from sandbox_gateway.payment p
    where p.id = ${payment} and p.keep_card and p.method in ('creditcard', 'cartebancaire')
    on conflict on constraint card_once do nothing`)
}

/** Null for a deleted or unknown card. */
export function selectCard(
  queries: Queries,
  token: string,
): Promise<{ declines: boolean; asks: boolean } | null> {
  return queries.maybe(sql`
    select declines, asks from sandbox_gateway.card where token = ${token} and forgotten_at is null`)
}

/** Marks a card as deleted. */
export async function forgetCard(queries: Queries, token: string, now: Date): Promise<void> {
  await queries.run(sql`
    update sandbox_gateway.card set forgotten_at = ${now} where token = ${token} and forgotten_at is null`)
}

/**
 * Behaviour of the card's bank for charges without the payment page: it declines, or challenges the
 * payer; omitted settings are left unchanged.
 */
export interface CardBehaviour {
  readonly declines?: boolean | undefined
  readonly asks?: boolean | undefined
}

/** Returns the resulting settings; null if there is no such card. */
export function setCardBehaviour(
  queries: Queries,
  token: string,
  { declines, asks }: CardBehaviour,
): Promise<{ readonly declines: boolean; readonly asks: boolean } | null> {
  return queries.maybe(sql`
    update sandbox_gateway.card
    set declines = coalesce(${declines ?? null}::boolean, declines), asks = coalesce(${asks ?? null}::boolean, asks)
    where token = ${token} and forgotten_at is null
    returning declines, asks`)
}
