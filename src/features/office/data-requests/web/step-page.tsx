import { useParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { CasePage } from './case-page.tsx'
import { ClosedPage } from './closed-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { DataPage } from './data-page.tsx'
import { FormPage } from './form-page.tsx'

const titles: Readonly<Record<string, string>> = {
  case: 'data_requests.case.title',
  confirm: 'data_requests.confirm.title',
  data: 'data_requests.data.title',
  closed: 'data_requests.closed.title',
}

export function title(translate: Translate, { params }: Pick<LoadContext, 'params'>): string {
  return translate(titles[params.step ?? ''] ?? 'data_requests.title')
}

/**
 * The form, the pages that emailed links open, and the one for closed accounts. They are one route,
 * because every page loads the list of all routes.
 */
export function Page() {
  const { step } = useParams()
  if (step === 'case') return <CasePage />
  if (step === 'confirm') return <ConfirmPage />
  if (step === 'data') return <DataPage />
  return step === 'closed' ? <ClosedPage /> : <FormPage />
}
