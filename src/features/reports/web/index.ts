export { ReportAccess } from './report-access.tsx'
export { ReportDialog, type ReportableMessage } from './report-dialog.tsx'
