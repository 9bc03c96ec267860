import { mountForm } from '../form-island.ts';

export default mountForm;
