import { createWellbeing } from '#features/safety/wellbeing/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'
import { composeComplaints } from './compose-complaints.ts'
import { composePhotoModeration } from './compose-photo-moderation.ts'
import { composeReports } from './compose-reports.ts'
import { recordPauses } from './record-statements.ts'

type Below = Parameters<typeof composeReports>[1] & { readonly photos: Product['photos'] }

/** Creates the features that moderate, and the complaints about their decisions. */
export function composeSafety(
  infrastructure: Infrastructure,
  { photos, ...below }: Below,
): Pick<Product, 'photoModeration' | 'reports' | 'complaints' | 'wellbeing'> {
  return {
    photoModeration: composePhotoModeration(infrastructure, photos, below.staff, below.product),
    reports: composeReports(infrastructure, below),
    complaints: composeComplaints(infrastructure, below),
    wellbeing: createWellbeing({
      database: infrastructure.database,
      note: below.staff.note,
      findStaffNames: below.staff.getNames,
      statements: recordPauses(below.product),
    }),
  }
}
