import { mountForm } from '../kit/form-island.ts';

export default mountForm;
