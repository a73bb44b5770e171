import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { contract, OwnPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { moveInOrder } from '../rules/move-in-order.ts'
import { calls } from './calls.ts'
import { useUploads } from './use-uploads.ts'

export type OwnPhotoList = Output<(typeof contract)['photos.list_own']>
const listKey = ['photos.list_own', {}] as const

/**
 * The actions on the member's own photos; `maxPhotos` is the number of photos this screen allows,
 * capped at the account's limit.
 */
export function useOwnPhotos(own: OwnPhotoList, maxPhotos: number = own.limit) {
  const t = usePhrases<typeof en>('photos')
  const cache = useQueryClient()
  const [said, say] = useState('')
  const [problem, setProblem] = useState<string>()
  const actions = {
    main: calls.useAction('photos.make_main'),
    private: calls.useAction('photos.set_private'),
    describe: calls.useAction('photos.describe'),
    move: calls.useAction('photos.move'),
    delete: calls.useAction('photos.delete'),
  }

  const uploads = useUploads({
    onAdded(photo) {
      cache.setQueryData<OwnPhotoList>(
        listKey,
        (before) => before && { ...before, photos: withPhoto(before.photos, photo) },
      )
      say(t(photo.status === 'waiting' ? 'upload.added_waiting' : 'upload.added'))
      void refresh()
    },
    onFailed(file, { message, authenticationRequired }) {
      say(t('upload.failed', { file: file.name, reason: message }))
      // The list query handles a lost session.
      if (authenticationRequired) void refresh()
    },
  })
  const free = Math.max(0, Math.min(maxPhotos, own.limit) - own.photos.length - uploads.underWay)

  /**
   * Refetches the photos, and everything else that shows the main photo or says that it is missing.
   */
  async function refresh() {
    for (const queryKey of [
      ['profiles.read_own'],
      ['profiles.read_member'],
      ['photo_verification.read_own'],
      viewerKey,
    ])
      void cache.invalidateQueries({ queryKey })
    await cache.invalidateQueries({ queryKey: listKey })
  }

  /** Runs an action and shows its result; true if it succeeded. */
  async function settle(
    run: () => Promise<{ ok: true } | { ok: false; refusal: RefusalAnswer }>,
    doneText: string,
  ): Promise<boolean> {
    // Without a connection the request would wait for one and block the dialog until then.
    if (!navigator.onLine) {
      setProblem(t('own.offline'))
      return false
    }
    const answer = await run()
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok && answer.refusal.code !== 'not_found') return false
    await refresh()
    void cache.invalidateQueries({ queryKey: ['photos.read_private'] })
    if (answer.ok) say(doneText)
    return answer.ok
  }

  return {
    photos: own.photos,
    uploads: uploads.uploads,
    busy: uploads.underWay > 0,
    failed: uploads.uploads.some(({ state }) => state === 'failed'),
    /** Number of files that can still be added. */
    free,
    /** The last completed action, for screen readers. */
    said,
    problem,
    add(files: readonly File[]) {
      const fitting = files.slice(0, free)
      const more = own.premium_limit > own.limit ? 'yes' : 'no'
      setProblem(
        fitting.length < files.length
          ? t('refusals.limit_reached', {
              limit: Math.min(maxPhotos, own.limit),
              premium: own.premium_limit,
              more,
            })
          : undefined,
      )
      if (fitting.length > 0) uploads.add(fitting)
    },
    retry: uploads.retry,
    drop: uploads.drop,
    makeMain: (photo: string) => settle(() => actions.main.ask({ photo }), t('manage.main_now')),
    checked: own.checked,
    describe: (photo: string, description: string) =>
      settle(() => actions.describe.ask({ photo, description }), t('manage.described')),
    setPrivate: (photo: string, hide: boolean) =>
      settle(
        () => actions.private.ask({ photo, private: hide }),
        t(hide ? 'manage.private_now' : 'manage.open_now'),
      ),
    /** Moved optimistically; a refusal moves it back. */
    async move(photo: string, place: number) {
      const moved = own.photos.find(({ id }) => id === photo)
      const first = own.photos[0]?.main ? 1 : 0
      if (moved)
        cache.setQueryData<OwnPhotoList>(
          listKey,
          (before) => before && { ...before, photos: moveInOrder(own.photos, moved, place, first) },
        )
      const done = await settle(
        () => actions.move.ask({ photo, place }),
        t('manage.moved', { at: place + 1, of: own.photos.length }),
      )
      if (!done)
        cache.setQueryData<OwnPhotoList>(
          listKey,
          (before) => before && { ...before, photos: own.photos },
        )
      return done
    },
    remove: (photo: string) => settle(() => actions.delete.ask({ photo }), t('manage.deleted')),
    privatePhotos: own.private_photos,
    hiding: actions.private.pending,
    describing: actions.describe.pending,
    removing: actions.delete.pending,
  }
}

export type PhotoManager = ReturnType<typeof useOwnPhotos>

function withPhoto(photos: readonly OwnPhoto[], photo: OwnPhoto): OwnPhoto[] {
  const others = photos.filter(({ id }) => id !== photo.id)
  return photo.main ? [photo, ...others] : [...others, photo]
}
