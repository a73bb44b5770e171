import '../styles/components/chips.css'
import type { ComponentProps, ReactNode } from 'react'
import { CheckBoldIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A checkbox styled as a chip: interests, several of a group. */
export function ChipCheckbox(props: ChoiceChipProps) {
  return <ChoiceChip type="checkbox" {...props} />
}

/** A radio button styled as a chip: one of a group, which needs a fieldset and legend. */
export function ChipRadio(props: ChoiceChipProps) {
  return <ChoiceChip type="radio" {...props} />
}

function ChoiceChip({
  className,
  children,
  ...rest
}: ChoiceChipProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={joinClasses('chip', className)}>
      <input className="real-input" {...rest} />
      <CheckBoldIcon className="chip-check" />
      {children}
    </label>
  )
}
