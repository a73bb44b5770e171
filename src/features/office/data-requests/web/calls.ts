import { createClient } from '#platform/web/api/create-client.ts'
import type { contract as accounts } from '#features/members/accounts/contract/accounts.ts'
import type { contract } from '../contract/data-requests.ts'

export const calls = createClient<
  typeof contract & Pick<typeof accounts, 'accounts.enter_closed'>
>()
