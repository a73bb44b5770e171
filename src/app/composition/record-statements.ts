import type { PhotoVerificationDeps } from '#features/members/photo-verification/server/index.ts'
import type { WellbeingDeps } from '#features/safety/wellbeing/server/index.ts'
import type { Product } from '../product.ts'

/** Records the reasons of declined photo verifications in complaints. */
export function recordVerifications(
  product: () => Product,
): PhotoVerificationDeps['recordStatement'] {
  return (tx, { request, reason, ...declined }, now) =>
    product().complaints.statements.record(
      tx,
      {
        ...declined,
        side: 'affected',
        source: 'verification',
        subject: request,
        outcome: 'verification_declined',
        rule: reason,
        origin: 'request',
        statement: null,
      },
      now,
    )
}

/** Records in complaints the reasons for breaks that staff imposed. */
export function recordPauses(product: () => Product): WellbeingDeps['statements'] {
  return {
    record: (tx, { pause, until, ...imposed }, now) =>
      product().complaints.statements.record(
        tx,
        {
          ...imposed,
          side: 'affected',
          source: 'wellbeing',
          subject: pause,
          outcome: 'break',
          rule: 'wellbeing',
          origin: 'own',
          statement: null,
          endsAt: until,
        },
        now,
      ),
    confirm: (tx, { pause, staff }) =>
      product().complaints.statements.confirm(tx, { source: 'wellbeing', subject: pause, staff }),
  }
}
