import { Page } from '../../ui/PageHead.tsx';

const DeveloperApisPage = () => <Page title="Developer APIs">{null}</Page>;

export default DeveloperApisPage;
