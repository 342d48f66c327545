import { Page } from '../../ui/PageHead.tsx';

const SecurityPage = () => <Page title="Security">{null}</Page>;

export default SecurityPage;
