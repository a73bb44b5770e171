import type { MemberExport, PersonalData } from '#features/members/accounts/server/index.ts'
import type { RunningServer } from '../server.ts'

type Product = RunningServer['product']
type Exporting = {
  [Name in keyof Product]: Product[Name] extends { readonly personalData: PersonalData }
    ? Name
    : never
}[keyof Product]

/** Returns one feature's share of a member's data export. */
export function exportMember(
  { server }: { readonly server: Pick<RunningServer, 'product' | 'infrastructure'> },
  feature: Exporting,
  account: number,
): Promise<MemberExport> {
  return server.product[feature].personalData.export(server.infrastructure.database, account)
}
