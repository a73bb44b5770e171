import { useParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { CasePage } from './case-page.tsx'
import { ClosedPage } from './closed-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { DataPage } from './data-page.tsx'

const titles = {
  confirm: 'data_requests.confirm.title',
  data: 'data_requests.data.title',
  closed: 'data_requests.closed.title',
} as const

export function title(translate: Translate, { params }: Pick<LoadContext, 'params'>): string {
  const { step = '' } = params
  return translate(
    step in titles ? titles[step as keyof typeof titles] : 'data_requests.case.title',
  )
}

/** The pages that emailed links open, and the one for closed accounts; one route, to keep the list of all routes small. */
export function Page() {
  const { step } = useParams()
  if (step === 'confirm') return <ConfirmPage />
  if (step === 'data') return <DataPage />
  return step === 'closed' ? <ClosedPage /> : <CasePage />
}
