/** How the page looks: the system's fonts and colours, light or dark as the reader has it, nothing from elsewhere. */
export const look = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --bad: #c22; }
@media (prefers-color-scheme: dark) { :root { --bad: #f77; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h4 { margin: 1rem 0 .3rem; }
small { opacity: .75; }
pre { font: 12.5px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--soft); padding: .6rem .8rem; border-radius: 6px; max-height: 30rem; overflow: auto; }
summary { cursor: pointer; padding: .25rem 0; overflow-wrap: anywhere; }
details.conversation { border: 1px solid var(--line); border-radius: 8px; padding: .2rem .8rem; margin: .5rem 0; }
section.turn { border-top: 1px solid var(--line); }
.bad, .bad > summary { color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .6rem; }
dl > div { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .8rem; }
dt { opacity: .75; } dd { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
`
