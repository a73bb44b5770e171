/**
 * Public entry of the UI kit: everything a page may use. Icons use Phosphor's names: HeartIcon,
 * HeartFillIcon, CaretDownBoldIcon.
 */
export { Coin } from '../icons/coin.tsx'
export type { IconProps } from '../icons/icon.tsx'
export * from '../icons/icons.tsx'
export { Logo } from '../icons/logo.tsx'

// Actions
export { Button } from './button.tsx'
export { ButtonLink } from './button-link.tsx'
export { focusFirstInvalid } from './focus-first-invalid.ts'
export { IconButton } from './icon-button.tsx'
export { LikeToggle } from './like-toggle.tsx'
export { ContextMenu } from './context-menu.tsx'
export { Menu, type MenuEntry, type MenuItem } from './menu.tsx'
export { AccountMenu } from './account-menu.tsx'
export { ShowMore } from './show-more.tsx'

// Fields
export { descriptionProps, Field, type FieldText } from './field.tsx'
export { TextField } from './text-field.tsx'
export { PasswordField } from './password-field.tsx'
export { TextArea } from './text-area.tsx'
export { DateOfBirthField, type DateParts } from './date-of-birth-field.tsx'
export { type SelectOption, SelectField } from './select-field.tsx'
export { Combobox } from './combobox.tsx'
export { RangeSlider } from './range-slider.tsx'

// Choices
export { Checkbox, Radio } from './checkbox.tsx'
export { SavedSwitch } from './saved-switch.tsx'
export { BareSwitch, Switch } from './switch.tsx'
export { Segmented } from './segmented.tsx'
export { Chip, ChipLink, FilterChip, InputChip } from './chip.tsx'
export { ChipCheckbox, ChipRadio } from './choice-chip.tsx'
export { ChoiceField } from './choice-field.tsx'

// Lists of pages
export { LinkRow, RowGroup } from './link-row.tsx'
export { ListDetail } from './list-detail.tsx'

// Surfaces and text
export { Card, Panel } from './card.tsx'
export { Alert } from './alert.tsx'
export { Banner } from './banner.tsx'
export { Note } from './note.tsx'
export { Tag } from './tag.tsx'
export { Badge } from './badge.tsx'
export {
  FictionalIcon,
  FictionalIconContext,
  type FictionalIconName,
} from './fictional-icon.tsx'
export { FictionalTag } from './fictional-tag.tsx'
export { VerifiedTag } from './verified-tag.tsx'
export { OnlineWord } from './online-word.tsx'
export { PromptCard } from './prompt-card.tsx'
export { DetailList, FactTiles } from './fact-list.tsx'
export { EmptyState, ErrorState } from './empty-state.tsx'
export { RetryAlert } from './retry-alert.tsx'
export { RetryState } from './retry-state.tsx'
export { OfflineBar } from './offline-bar.tsx'
export { DanceTrack } from './dance-track.tsx'
export { StepDots } from './step-dots.tsx'

// People
export { Cameo } from './cameo.tsx'
export { Photo, type PhotoSource } from './photo.tsx'
export { ProfileCard } from './profile-card.tsx'
export { PhotoGrid } from './photo-grid.tsx'
export { PhotoViewer } from './photo-viewer.tsx'
export { lockedPresets, LockedTile } from './locked-tile.tsx'
export { Bubble } from './bubble.tsx'
export { getInitials } from './get-initials.ts'

// Overlays
export { Dialog, type DialogProps } from './dialog.tsx'
export { AlertDialog } from './alert-dialog.tsx'
export { Sheet } from './sheet.tsx'
export { Tabs } from './tabs.tsx'
export { ToastProvider, type Toasts } from './toast.tsx'
export { useToast } from './use-toast.ts'
export { Tooltip } from './tooltip.tsx'

// Loading
export { Beats } from './beats.tsx'
export { CameoSkeleton, ProfileCardSkeleton, Skeleton, SkeletonRows } from './skeleton.tsx'
export { TopProgress } from './top-progress.tsx'

// Money
export { CostChip, CostNote, CostRow } from './cost-chip.tsx'
export { CreditMeter } from './credit-meter.tsx'
export { CreditsPill } from './credits-pill.tsx'
export { PriceCard } from './price-card.tsx'
export { Countdown } from './countdown.tsx'

// Frame
export { SkipLink } from './skip-link.tsx'
export { TopBar } from './top-bar.tsx'
export { NavItem, NavIcon, TabItem } from './nav-item.tsx'
export { Dock } from './dock.tsx'
export { TabBar } from './tab-bar.tsx'
export { Footer, type FooterLink } from './footer.tsx'

// Helpers
export { joinClasses } from './join-classes.ts'
export { badgeText } from './badge-text.ts'
export { foldText, matchOptions } from './fold-text.ts'
export { moveEnd, nextThumbValue } from './range-steps.ts'
export { formatTimeLeft } from './format-time-left.ts'
export type { GridPhoto, PhotoGridText } from './grid-photo.ts'
