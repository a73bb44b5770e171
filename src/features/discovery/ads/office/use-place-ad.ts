import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { toPlaceAdInput, type AdFormInput } from './ad-form-input.ts'
import { calls } from './calls.ts'
import { uploadAdPicture } from './upload-ad-picture.ts'

/**
 * Places the ad from the form: the picture first, then the ad, so that it is never shown without
 * its picture.
 */
export function usePlaceAd(onPlaced: () => void) {
  const t = usePhrases<typeof en>('ads')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('ads.place_ad')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [pending, setPending] = useState(false)
  /** The picture already uploaded: after a refusal it is not sent again. */
  const arrived = useRef<File>(null)

  async function send(ad: AdFormInput): Promise<RefusalAnswer | null> {
    if (ad.picture !== null && arrived.current !== ad.picture) {
      const refused = await uploadAdPicture(ad.id, ad.picture, {
        offline: t('office.offline'),
        fault: t('office.fault'),
      })
      // The ad was placed and only the response was lost: placing it again reports that.
      if (refused !== null && (refused.code as string) !== 'ads.already_placed') return refused
      arrived.current = ad.picture
    }
    const answer = await ask(toPlaceAdInput(ad))
    if (answer.ok) return null
    if (answer.refusal.code === 'ads.picture_missing') arrived.current = null
    return answer.refusal
  }

  async function place(ad: AdFormInput) {
    if (pending) return
    setPending(true)
    const refused = await send(ad)
    setPending(false)
    setRefusal(refused)
    if (refused !== null) return
    arrived.current = null
    void cache.invalidateQueries({ queryKey: ['ads.list_placed'] })
    toast.show({ text: t('office.placed'), tone: 'success' })
    onPlaced()
  }
  return { place, pending, refusal }
}
