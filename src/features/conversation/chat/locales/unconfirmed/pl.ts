export const pl = {
  confirm: 'Potwierdź swój adres e-mail, żeby można było ci odpowiedzieć. Czeka na to {name}. Do tego czasu druga osoba nie dostaje powiadomień, a ty nie możesz wysyłać zdjęć.',
  starts: 'Wcześniej możesz zacząć jeszcze {left, plural, one {jedną rozmowę} few {# rozmowy} many {# rozmów} other {# rozmowy}}.',
  no_start: 'Więcej rozmów zaczniesz dopiero po potwierdzeniu adresu e-mail. Potwierdź go, żeby pisać do kolejnych osób.',
  button: 'Potwierdź mój adres',
}
