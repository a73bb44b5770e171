export { ReportMenuItem } from './report-menu-item.tsx'
export { ReportDialog } from './report-dialog.tsx'
export type { ReportableMessage } from './report-form.tsx'
