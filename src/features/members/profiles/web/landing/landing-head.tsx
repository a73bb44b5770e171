import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { MapPinIcon } from '#ui/components/index.ts'
import type { LandingProps } from './landing-slots.ts'
import { nameAndAge } from '../name-and-age.ts'

/** Name and age, the region, and the label of a profile that is not a member. */
export function LandingHead({ member, slots }: LandingProps) {
  const format = useFormat()
  const site = useSite()
  const abroad =
    member.country !== null && member.country !== site.country
      ? format.country(member.country)
      : null
  const place = [member.region, abroad].filter((part) => part !== null).join(', ')
  return (
    <header>
      <h1 className="type-h1" tabIndex={-1}>
        {nameAndAge(member)}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {place === '' ? null : (
          <span className="inline-flex items-center gap-1.5">
            <MapPinIcon />
            {place}
          </span>
        )}
        {slots.label(member)}
      </div>
    </header>
  )
}
