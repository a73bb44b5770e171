import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** The company's discount for a member who would rather stay (SITE-02); nothing if there is none. */
export function StayOffer() {
  const t = usePhrases<typeof en>('discounts')
  const navigate = useNavigate()
  const toast = useToast()
  const { data } = calls.useCall('discounts.read_mine', {})
  const { ask, pending } = calls.useAction('discounts.find_code')
  const offer = data?.stay ?? null
  if (offer === null || offer.percentage === null) return null
  const { code, percentage } = offer

  async function use() {
    const answer = await ask({ code })
    if (answer.ok) void navigate('/credits')
    else toast.show({ text: answer.refusal.message, tone: 'danger' })
  }

  return (
    <Alert tone="offer">
      <p>{t('stay.text', { percentage, code })}</p>
      <Button
        variant="line"
        size="sm"
        className="mt-3"
        loading={pending}
        onClick={() => void use()}
      >
        {t('stay.use')}
      </Button>
    </Alert>
  )
}
