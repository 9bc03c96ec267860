/**
 * Blocks without their examples, which are for the demo site and for tests: in the owner area they would only be
 * waited for.
 */
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const DEFINITION = /\/src\/blocks\/[^/]+\/definition\.ts$/;
const EXAMPLES = /\/src\/blocks\/[^/]+\/examples\.ts$/;

export function withoutExamples(): Plugin {
  return {
    name: 'without-examples',
    enforce: 'pre',
    transform(code, id) {
      // Nothing happens by reading them, so that they can be left out.
      if (EXAMPLES.test(id)) return { code, moduleSideEffects: false };
      if (!DEFINITION.test(id)) return undefined;
      const given = examplesOf(code, id);
      return given && `${code.slice(0, given.start)}examples: []${code.slice(given.end)}`;
    },
  };
}

function examplesOf(code: string, id: string): ESTree.ObjectProperty | undefined {
  let found: ESTree.ObjectProperty | undefined;
  new Visitor({
    CallExpression({ callee, arguments: [about] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineBlock') return;
      if (about?.type !== 'ObjectExpression') return;
      for (const part of about.properties) {
        if (part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'examples')
          found = part;
      }
    },
  }).visit(parseSync(id, code).program);
  return found;
}
