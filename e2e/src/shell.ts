import type { Locator, Page } from '@playwright/test'

export const sideMenu = (page: Page | Locator) => page.getByRole('navigation', { name: 'Menu principal' })
export const menuLink = (page: Page | Locator, name: string) => sideMenu(page).getByRole('link', { name, exact: true })
export const menuButton = (page: Page | Locator, name: string) =>
  sideMenu(page).getByRole('button', { name, exact: true })
export const themeSwitch = (page: Page | Locator) => page.getByRole('switch', { name: 'Tema escuro' })
export const loader = (page: Page) => page.getByRole('progressbar', { name: 'Carregando' })
/** The only question or alert on screen. */
export const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
/** The live region of the toasts. */
export const toasts = (page: Page) => page.getByRole('status')
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })
