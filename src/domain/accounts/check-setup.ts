/** What is wrong in the form of the first start, field by field, in the words the server has for it. */
import { checkEmail } from './email-address.ts';
import { checkPassword } from './password.ts';

export interface SetupWords {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly siteName: string;
}

export function checkSetup(words: SetupWords): Readonly<Record<keyof SetupWords, string | undefined>> {
  const { name, email, password, siteName } = words;
  return {
    name: name.trim() === '' ? 'Enter your name.' : undefined,
    email: checkEmail(email),
    password: checkPassword(password, { name, email }),
    siteName: siteName.trim() === '' ? 'Enter a name for your site.' : undefined,
  };
}
