import {
  IconDeviceTv,
  IconHome,
  IconKey,
  IconLifebuoy,
  IconLogin2,
  IconMail,
  IconSettings,
  IconShield,
  IconShirtSport,
  IconSitemap,
  IconSoccerField,
  IconTrophy,
  IconUserCog,
  IconUserPlus,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

export interface MenuItem {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly icon: Icon
}

// Words and order are the specification's, "Pagina Inicial" without its accent included.
const home: MenuItem = { to: '/dashboard', label: 'Pagina Inicial', icon: IconHome }
const contact: MenuItem = { to: '/contact', label: 'Contato', icon: IconMail }

export const visitorItems: readonly MenuItem[] = [
  home,
  { to: '/login', label: 'Fazer Login', icon: IconLogin2 },
  { to: '/register', label: 'Criar Conta', icon: IconUserPlus },
  contact,
]

export const userItems: readonly MenuItem[] = [
  home,
  { to: '/api', label: 'API', icon: IconKey },
  { to: '/push', label: 'Push', icon: IconWebhook },
  { to: '/help', label: 'Obter Ajuda', icon: IconLifebuoy },
  contact,
  { to: '/settings', label: 'Configurações', icon: IconSettings },
]

export const footballItems: readonly MenuItem[] = [
  { to: '/times', label: 'Times', icon: IconShield },
  { to: '/jogadores', label: 'Jogadores', icon: IconShirtSport },
  { to: '/tecnicos', label: 'Técnicos', icon: IconUserCog },
  { to: '/campeonatos', label: 'Campeonatos', icon: IconTrophy },
  { to: '/jogos', label: 'Jogos', icon: IconSoccerField },
  { to: '/confederacoes', label: 'Confederações', icon: IconSitemap },
  { to: '/streamings', label: 'Streamings', icon: IconDeviceTv },
]
