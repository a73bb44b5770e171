// biome-ignore-all format: written by generate-icons.mjs from @phosphor-icons/core (MIT)
import { Icon, type IconProps } from '../icon.tsx'

export const CaretLeftBoldIcon = (props: IconProps) => <Icon {...props} d="M168.49,199.51a12,12,0,0,1-17,17l-80-80a12,12,0,0,1,0-17l80-80a12,12,0,0,1,17,17L97,128Z" />
