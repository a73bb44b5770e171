/** A city as a form holds it. */
export interface ChosenCity {
  readonly id: number
  readonly name: string
  readonly region: number
}

/** A place as a form holds it; an empty country is none. */
export interface ChosenPlace {
  readonly country: string
  readonly region: number | null
  readonly city: ChosenCity | null
}
