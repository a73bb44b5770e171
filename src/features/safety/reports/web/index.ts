export { ReportMenuItem as ReportAccess } from './report-access.tsx'
export { ReportDialog } from './report-dialog.tsx'
export type { ReportableMessage } from './report-form.tsx'
