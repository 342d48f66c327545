import { Page } from '../../ui/PageHead.tsx';

const SupportPage = () => <Page title="Support Center">{null}</Page>;

export default SupportPage;
