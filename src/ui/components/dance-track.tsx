import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type DanceTrackProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /**
   * alone: nothing yet · meeting: a match · parallel: a conversation · interrupted: an error ·
   * turned: a missing page.
   */
  figure: 'alone' | 'meeting' | 'parallel' | 'interrupted' | 'turned'
}

const parallel = 'M12 58C70 6 120 88 180 48S250 26 286 36'
const turned = 'M12 70C70 70 100 14 150 14S214 70 170 74S130 26 190 22S262 46 286 76'

/**
 * Dance steps as dotted lines, our only illustration. Decorative, and hidden from screen readers.
 */
export function DanceTrack({ figure, className, ...rest }: DanceTrackProps) {
  return (
    <svg
      className={joinClasses('track', className)}
      viewBox="0 0 300 92"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      {...rest}
    >
      {figure === 'alone' ? (
        <>
          <Line d="M12 70C70 70 90 20 190 24" />
          <circle className="track-a" cx="208" cy="25" r="13" />
        </>
      ) : null}
      {figure === 'meeting' ? (
        <>
          <Line d="M12 74C80 74 90 18 136 40" />
          <Line d="M288 18C220 18 210 74 164 52" isPartner />
          <circle className="track-b" cx="150" cy="46" r="13" />
        </>
      ) : null}
      {figure === 'parallel' ? (
        <>
          <Line d={parallel} />
          <g transform="translate(0 20)">
            <Line d={parallel} isPartner />
          </g>
        </>
      ) : null}
      {figure === 'interrupted' ? (
        <>
          <Line d="M12 62C56 20 84 22 114 40" />
          <Line d="M196 56C226 76 256 66 288 30" isPartner />
        </>
      ) : null}
      {figure === 'turned' ? <Line d={turned} /> : null}
    </svg>
  )
}

function Line({ d, isPartner }: { d: string; isPartner?: boolean }) {
  const colour = isPartner ? 'track-b' : 'track-a'
  return (
    <>
      <path className={`track-line ${colour}`} d={d} />
      <path className={`track-dots ${colour}`} d={d} />
    </>
  )
}
