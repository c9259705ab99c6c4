// The order is the point: layers first, then the library's pieces that every page uses. A feature that uses
// another piece of the library imports its sheet itself: `@mantine/core/styles/Tabs.layer.css`.
import '@fontsource-variable/inter/opsz.css'
import './fallback-fonts.css'
import './tokens.css'
import './base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Loader.layer.css'
