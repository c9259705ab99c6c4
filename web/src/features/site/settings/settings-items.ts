import {
  IconActivity,
  IconBell,
  IconChecklist,
  IconDatabaseImport,
  IconDevices,
  IconEyeOff,
  IconHistory,
  IconListCheck,
  IconMessagePlus,
  IconPalette,
  IconPlugConnected,
  IconShieldLock,
  IconTool,
  IconUser,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { SettingsTab } from './settings-tab.ts'

interface Item {
  readonly label: string
  /** Under the page's heading. */
  readonly subtitle: string
  readonly icon: Icon
}

/** A reviewer, who may not import, decides on waiting entries in the same tab. */
export function itemOf(tab: SettingsTab, admin: boolean): Item {
  return tab === 'importacoes' && !admin ? reviews : settingsItems[tab]
}

const reviews: Item = {
  label: 'Filas de revisão',
  subtitle: 'Divergências entre fontes e possíveis duplicados que esperam a sua decisão.',
  icon: IconListCheck,
}

export const settingsItems: Readonly<Record<SettingsTab, Item>> = {
  perfil: { label: 'Perfil', subtitle: 'Como você aparece e o que o console mostra primeiro.', icon: IconUser },
  seguranca: { label: 'Segurança', subtitle: 'A senha da sua conta e o segundo fator.', icon: IconShieldLock },
  dispositivos: {
    label: 'Dispositivos',
    subtitle: 'Os navegadores que entram na sua conta sem pedir a senha, e quem entrou nela.',
    icon: IconDevices,
  },
  notificacoes: {
    label: 'Notificações',
    subtitle: 'O que este e os seus outros navegadores avisam, e os calendários que você assina.',
    icon: IconBell,
  },
  aparencia: { label: 'Aparência', subtitle: 'O tema neste navegador e a forma das listas.', icon: IconPalette },
  sugestoes: {
    label: 'Sugestões',
    subtitle: 'Correções sugeridas, e o que foi feito delas.',
    icon: IconMessagePlus,
  },
  privacidade: {
    label: 'Privacidade',
    subtitle: 'Baixar tudo o que guardamos da sua conta, ou excluí-la.',
    icon: IconEyeOff,
  },
  site: { label: 'Site', subtitle: 'O que visitantes e usuários leem: contato, páginas, posts.', icon: IconWorld },
  usuarios: { label: 'Usuários', subtitle: 'Quem tem conta, quem administra e quem está bloqueado.', icon: IconUsers },
  importacoes: {
    label: 'Importações',
    subtitle: 'Dados de fora: simular, importar, decidir o que diverge e desfazer.',
    icon: IconDatabaseImport,
  },
  fontes: {
    label: 'Fontes',
    subtitle: 'O que se atualiza sozinho: de onde, a cada quanto tempo e como vai.',
    icon: IconPlugConnected,
  },
  qualidade: {
    label: 'Qualidade',
    subtitle: 'O que falta em cada edição, o que não parece certo e o que espera há mais tempo.',
    icon: IconChecklist,
  },
  auditoria: { label: 'Auditoria', subtitle: 'O que foi feito, por quem e quando.', icon: IconHistory },
  sistema: {
    label: 'Sistema',
    subtitle: 'Como o serviço está, e as cópias de segurança de tudo o que ele guarda.',
    icon: IconActivity,
  },
  manutencao: {
    label: 'Manutenção',
    subtitle: 'Ações que valem para todo o serviço. Cada uma pede confirmação e fica na auditoria.',
    icon: IconTool,
  },
}
