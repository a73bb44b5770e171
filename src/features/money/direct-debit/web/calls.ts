import type { Output } from '#kernel/endpoint.ts'
import { createClient } from '#platform/web/api/create-client.ts'
import type { contract as payments } from '#features/money/payments/contract/payments.ts'
import type { contract } from '../contract/direct-debit.ts'

export const calls = createClient<typeof contract>()

/** Endpoints of payments used by the form, such as the offers. */
export const paymentCalls = createClient<typeof payments>()

export type FormView = Output<(typeof contract)['direct_debit.read_form']>
export type PendingCode = NonNullable<FormView['waiting']>
export type MandateView = Output<
  (typeof contract)['direct_debit.list_mandates']
>['mandates'][number]
