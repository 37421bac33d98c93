import { productFormLabels } from '../forms/ProductForm/labels.ts';
import type { Catalogue } from '@apple-only/ui';
import { activeFiltersLabels } from '../search/ActiveFilters/labels.ts';
import { advertisedCardLabels } from '../products/AdvertisedCard/labels.ts';
import { allowReturnFormLabels } from '../parts/AllowReturnForm/labels.ts';
import { articleLabels } from '../home/Article/labels.ts';
import { articleCardLabels } from '../home/ArticleCard/labels.ts';
import { badgeLabels } from '../parts/Badge/labels.ts';
import { becomeSellerDialogLabels } from '../parts/BecomeSellerDialog/labels.ts';
import { bookingCardLabels } from '../products/BookingCard/labels.ts';
import { bookingModalLabels } from '../products/BookingModal/labels.ts';
import { buttonLabels } from '../parts/Button/labels.ts';
import { categoryLinksLabels } from '../home/CategoryLinks/labels.ts';
import { contactFormLabels } from '../forms/ContactForm/labels.ts';
import { deleteConfirmationLabels } from '../parts/DeleteConfirmation/labels.ts';
import { descriptionLabels } from '../products/ProductCard/description-labels.ts';
import { dialogLabels } from '../parts/Dialog/labels.ts';
import { emailProofNoticeLabels } from '../products/EmailProofNotice/labels.ts';
import { errorScreenLabels } from '../states/ErrorScreen/labels.ts';
import { factsTableLabels } from '../products/FactsTable/labels.ts';
import { fieldLabels } from '../forms/Field/labels.ts';
import { filtersLabels } from '../search/Filters/labels.ts';
import { footerLabels } from '../frame/Footer/labels.ts';
import { googleButtonLabels } from '../forms/GoogleButton/labels.ts';
import { galleryLabels } from '../products/Gallery/labels.ts';
import { gradeLabels } from '../products/Grade/labels.ts';
import { gradeGuideLabels } from '../products/GradeGuide/labels.ts';
import { gridLabels } from '../frame/Grid/labels.ts';
import { headerLabels } from '../frame/Header/labels.ts';
import { heroLabels } from '../home/Hero/labels.ts';
import { lineSkeletonLabels } from '../states/Skeleton/labels.ts';
import { locationNameLabels } from '../parts/ShopProvider/location-name-labels.ts';
import { loginFormLabels } from '../forms/LoginForm/labels.ts';
import { messageListLabels } from '../frame/MessageList/labels.ts';
import { modelFieldLabels } from '../forms/ModelField/labels.ts';
import { noAccessLabels } from '../states/NoAccess/labels.ts';
import { noResultsLabels } from '../search/NoResults/labels.ts';
import { notFoundLabels } from '../states/NotFound/labels.ts';
import { offlineNoticeLabels } from '../states/OfflineNotice/labels.ts';
import { overviewLabels } from '../frame/Overview/labels.ts';
import { pageLabels } from '../frame/Page/labels.ts';
import { passwordInputLabels } from '../forms/PasswordInput/labels.ts';
import { peopleTableLabels } from '../frame/PeopleTable/labels.ts';
import { photoInputLabels } from '../forms/PhotoInput/labels.ts';
import { photosInputLabels } from '../forms/PhotosInput/labels.ts';
import { pictureLabels } from '../parts/Picture/labels.ts';
import { priceHintLabels } from '../products/PriceHint/labels.ts';
import { productCardLabels } from '../products/ProductCard/labels.ts';
import { productDetailLabels } from '../products/ProductDetail/labels.ts';
import { productNameLabels } from '../products/ProductTile/product-name-labels.ts';
import { productTileLabels } from '../products/ProductTile/labels.ts';
import { quietErrorLabels } from '../states/QuietError/labels.ts';
import { registerFormLabels } from '../forms/RegisterForm/labels.ts';
import { releaseDialogLabels } from '../parts/ReleaseDialog/labels.ts';
import { rolePanelLabels } from '../frame/RolePanel/labels.ts';
import { searchFieldLabels } from '../search/SearchField/labels.ts';
import { searchResultsLabels } from '../search/SearchResults/labels.ts';
import { sellerProductCardLabels } from '../products/SellerProductCard/labels.ts';
import { showMoreLabels } from '../parts/ShowMore/labels.ts';
import { similarProductsLabels } from '../products/SimilarProducts/labels.ts';
import { skipLinkLabels } from '../frame/SkipLink/labels.ts';
import { sortSelectLabels } from '../search/SortSelect/labels.ts';
import { statisticsLabels } from '../home/Statistics/labels.ts';
import { themeSwitchLabels } from '../frame/ThemeSwitch/labels.ts';
import { toasterLabels } from '../parts/Toaster/labels.ts';
import { verifiedBadgeLabels } from '../parts/VerifiedBadge/labels.ts';

/** The kit in English: the default words of its components, to begin a translation with. */
export const english: Catalogue = {
  locale: 'en',
  direction: 'ltr',
  ActiveFilters: activeFiltersLabels,
  AdvertisedCard: advertisedCardLabels,
  AllowReturnForm: allowReturnFormLabels,
  Article: articleLabels,
  ArticleCard: articleCardLabels,
  Badge: badgeLabels,
  BecomeSellerDialog: becomeSellerDialogLabels,
  BookingCard: bookingCardLabels,
  BookingModal: bookingModalLabels,
  Button: buttonLabels,
  CategoryLinks: categoryLinksLabels,
  ContactForm: contactFormLabels,
  DeleteConfirmation: deleteConfirmationLabels,
  Description: descriptionLabels,
  Dialog: dialogLabels,
  EmailProofNotice: emailProofNoticeLabels,
  ErrorScreen: errorScreenLabels,
  FactsTable: factsTableLabels,
  Field: fieldLabels,
  Filters: filtersLabels,
  Footer: footerLabels,
  Gallery: galleryLabels,
  GoogleButton: googleButtonLabels,
  Grade: gradeLabels,
  GradeGuide: gradeGuideLabels,
  Grid: gridLabels,
  Header: headerLabels,
  Hero: heroLabels,
  LineSkeleton: lineSkeletonLabels,
  LocationName: locationNameLabels,
  LoginForm: loginFormLabels,
  MessageList: messageListLabels,
  ModelField: modelFieldLabels,
  NoAccess: noAccessLabels,
  NoResults: noResultsLabels,
  NotFound: notFoundLabels,
  OfflineNotice: offlineNoticeLabels,
  Overview: overviewLabels,
  Page: pageLabels,
  PasswordInput: passwordInputLabels,
  PeopleTable: peopleTableLabels,
  PhotoInput: photoInputLabels,
  PhotosInput: photosInputLabels,
  Picture: pictureLabels,
  PriceHint: priceHintLabels,
  ProductCard: productCardLabels,
  ProductDetail: productDetailLabels,
  ProductForm: productFormLabels,
  ProductName: productNameLabels,
  ProductTile: productTileLabels,
  QuietError: quietErrorLabels,
  RegisterForm: registerFormLabels,
  ReleaseDialog: releaseDialogLabels,
  RolePanel: rolePanelLabels,
  SearchField: searchFieldLabels,
  SearchResults: searchResultsLabels,
  SellerProductCard: sellerProductCardLabels,
  ShowMore: showMoreLabels,
  SimilarProducts: similarProductsLabels,
  SkipLink: skipLinkLabels,
  SortSelect: sortSelectLabels,
  Statistics: statisticsLabels,
  ThemeSwitch: themeSwitchLabels,
  Toaster: toasterLabels,
  VerifiedBadge: verifiedBadgeLabels,
};
