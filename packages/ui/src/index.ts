import './theme/default-theme.css.ts';

export * from './search/ActiveFilters/ActiveFilters.tsx';
export * from './search/ActiveFilters/labels.ts';
export * from './home/AdBanner/AdBanner.tsx';
export * from './products/AdvertisedCard/AdvertisedCard.tsx';
export * from './products/AdvertisedCard/fields.ts';
export * from './products/AdvertisedCard/labels.ts';
export * from './products/AdvertisedCard/AdvertisedCardSkeleton.tsx';
export * from './home/Article/Article.tsx';
export * from './home/Article/labels.ts';
export * from './home/ArticleCard/ArticleCard.tsx';
export * from './home/ArticleCard/labels.ts';
export * from './parts/AllowReturnForm/AllowReturnForm.tsx';
export * from './parts/AllowReturnForm/labels.ts';
export * from './parts/Badge/Badge.tsx';
export * from './parts/Badge/labels.ts';
export * from './parts/BecomeSellerDialog/BecomeSellerDialog.tsx';
export * from './parts/BecomeSellerDialog/labels.ts';
export * from './products/BookingCard/BookingCard.tsx';
export * from './products/BookingCard/labels.ts';
export * from './products/BookingCard/BookingCardSkeleton.tsx';
export * from './products/BookingModal/BookingModal.tsx';
export * from './products/BookingModal/labels.ts';
export * from './parts/Button/Button.tsx';
export * from './parts/Button/labels.ts';
export * from './home/CategoryLinks/CategoryLinks.tsx';
export * from './home/CategoryLinks/labels.ts';
export * from './forms/Choice/Choice.tsx';
export * from './forms/ContactForm/ContactForm.tsx';
export * from './forms/ContactForm/labels.ts';
export * from './parts/DeleteConfirmation/DeleteConfirmation.tsx';
export * from './parts/DeleteConfirmation/labels.ts';
export * from './parts/Dialog/Dialog.tsx';
export * from './parts/Dialog/labels.ts';
export * from './parts/EmailAddress/EmailAddress.tsx';
export * from './products/EmailProofNotice/EmailProofNotice.tsx';
export * from './products/EmailProofNotice/labels.ts';
export * from './states/EmptyState/EmptyState.tsx';
export * from './states/ErrorScreen/ErrorScreen.tsx';
export * from './states/ErrorScreen/labels.ts';
export * from './parts/Facts/Facts.tsx';
export { Field, type FieldProps, useControl } from './forms/Field/Field.tsx';
export * from './forms/Field/labels.ts';
export * from './search/Filters/Filters.tsx';
export * from './search/Filters/labels.ts';
export * from './frame/Footer/Footer.tsx';
export * from './frame/Footer/labels.ts';
export * from './forms/FormDone/FormDone.tsx';
export * from './forms/FormError/FormError.tsx';
export * from './forms/GoogleButton/GoogleButton.tsx';
export * from './forms/GoogleButton/labels.ts';
export * from './products/Gallery/Gallery.tsx';
export * from './products/Gallery/labels.ts';
export * from './products/Grade/Grade.tsx';
export * from './products/Grade/labels.ts';
export * from './products/FactsTable/FactsTable.tsx';
export * from './products/FactsTable/labels.ts';
export * from './products/GradeGuide/GradeGuide.tsx';
export * from './products/GradeGuide/labels.ts';
export * from './frame/Grid/Grid.tsx';
export * from './frame/Grid/labels.ts';
export * from './frame/Header/Header.tsx';
export * from './frame/Header/labels.ts';
export * from './home/Hero/Hero.tsx';
export * from './home/Hero/labels.ts';
export * from './parts/Icon/Icon.tsx';
export * from './forms/Input/Input.tsx';
export { LabelsProvider, type LabelsProviderProps } from './parts/LabelsProvider/LabelsProvider.tsx';
export type { SomeLabels } from './parts/LabelsProvider/use-labels.ts';
export type { Catalogue } from './locales/catalogue.ts';
export * from './parts/Link/Link.tsx';
export * from './forms/LoginForm/LoginForm.tsx';
export * from './forms/LoginForm/labels.ts';
export * from './frame/MessageList/MessageList.tsx';
export * from './frame/MessageList/labels.ts';
export * from './forms/ModelField/ModelField.tsx';
export * from './forms/ModelField/labels.ts';
export * from './states/NoAccess/NoAccess.tsx';
export * from './states/NoAccess/labels.ts';
export * from './search/NoResults/NoResults.tsx';
export * from './search/NoResults/labels.ts';
export * from './states/NotFound/NotFound.tsx';
export * from './states/NotFound/labels.ts';
export * from './states/OfflineNotice/OfflineNotice.tsx';
export * from './states/OfflineNotice/labels.ts';
export * from './frame/Overview/Overview.tsx';
export * from './frame/Overview/counts.ts';
export * from './frame/Overview/labels.ts';
export * from './frame/Page/Page.tsx';
export * from './frame/Page/labels.ts';
export * from './frame/PageHeading/PageHeading.tsx';
export * from './forms/PasswordInput/PasswordInput.tsx';
export * from './forms/PasswordInput/labels.ts';
export * from './frame/PeopleTable/PeopleTable.tsx';
export * from './frame/PeopleTable/labels.ts';
export * from './parts/PhoneNumber/PhoneNumber.tsx';
export { PhotoInput, type PhotoInputProps } from './forms/PhotoInput/PhotoInput.tsx';
export * from './forms/PhotoInput/labels.ts';
export * from './forms/PhotosInput/PhotosInput.tsx';
export * from './forms/PhotosInput/labels.ts';
export * from './parts/Picture/Picture.tsx';
export * from './parts/Picture/labels.ts';
export { smallestPhotoSrc } from './parts/Picture/sizes.ts';
export * from './products/Price/Price.tsx';
export * from './products/PriceHint/PriceHint.tsx';
export * from './products/PriceHint/labels.ts';
export * from './products/ProductCard/ProductCard.tsx';
export * from './products/ProductCard/labels.ts';
export * from './products/ProductCard/ProductCardSkeleton.tsx';
export * from './products/ProductDetail/ProductDetail.tsx';
export * from './products/ProductDetail/labels.ts';
export * from './products/ProductDetail/ProductDetailSkeleton.tsx';
export * from './forms/ProductForm/ProductForm.tsx';
export * from './forms/ProductForm/labels.ts';
export * from './products/ProductTile/ProductTile.tsx';
export type { CardSlots } from './products/ProductTile/slots.ts';
export { productTileLabels, type ProductTileLabels } from './products/ProductTile/labels.ts';
export { ProductTileSkeleton } from './products/ProductTile/TileSkeleton.tsx';
export * from './states/QuietError/QuietError.tsx';
export * from './states/QuietError/labels.ts';
export * from './forms/RegisterForm/RegisterForm.tsx';
export * from './forms/RegisterForm/labels.ts';
export * from './parts/ReleaseDialog/ReleaseDialog.tsx';
export * from './parts/ReleaseDialog/labels.ts';
export * from './frame/RolePanel/RolePanel.tsx';
export * from './frame/RolePanel/labels.ts';
export { pageHeading } from './parts/Root/page-heading.ts';
export type { RootProps } from './parts/Root/root.ts';
export * from './search/SearchField/SearchField.tsx';
export * from './search/SearchField/labels.ts';
export * from './search/SearchResults/SearchResults.tsx';
export * from './search/SearchResults/labels.ts';
export * from './frame/Section/Section.tsx';
export * from './forms/Select/Select.tsx';
export * from './products/SellerProductCard/SellerProductCard.tsx';
export * from './products/SellerProductCard/labels.ts';
export * from './products/SellerProductCard/SellerProductCardSkeleton.tsx';
export * from './parts/ShowMore/ShowMore.tsx';
export * from './parts/ShowMore/labels.ts';
export {
  ShopProvider,
  type ShopProviderProps,
  useBrand,
  useCategories,
  useLinks,
  useLocations,
  useNumbers,
} from './parts/ShopProvider/ShopProvider.tsx';
export {
  defaultCategories,
  defaultLocations,
  type KnownCategory,
  type NamedCategory,
  type NamedLocation,
  type OfAnyShop,
  type ShopCategory,
  type ShopLocation,
  type ShopLocations,
} from './parts/ShopProvider/choices.ts';
export {
  defaultBrand,
  defaultLinks,
  type ListPart,
  defaultNumbers,
  pathOfPart,
  priceText,
  type ShopBrand,
  type ShopLinks,
  type ShopNumbers,
} from './parts/ShopProvider/shop.ts';
export * from './frame/SignInPage/SignInPage.tsx';
export { LineSkeleton, type LineSkeletonProps } from './states/Skeleton/Skeleton.tsx';
export * from './states/Skeleton/labels.ts';
export * from './products/SimilarProducts/SimilarProducts.tsx';
export * from './products/SimilarProducts/labels.ts';
export * from './frame/SkipLink/SkipLink.tsx';
export * from './frame/SkipLink/labels.ts';
export * from './search/SortSelect/SortSelect.tsx';
export * from './search/SortSelect/labels.ts';
export * from './home/Statistics/Statistics.tsx';
export * from './home/Statistics/labels.ts';
export * from './forms/Textarea/Textarea.tsx';
export * from './frame/ThemeSwitch/ThemeSwitch.tsx';
export * from './frame/ThemeSwitch/labels.ts';
export * from './parts/Toaster/Toaster.tsx';
export * from './parts/Toaster/durations.ts';
export * from './parts/Toaster/labels.ts';
export * from './parts/VerifiedBadge/VerifiedBadge.tsx';
export * from './parts/VerifiedBadge/labels.ts';
export * from './frame/Wordmark/Wordmark.tsx';
export { vars } from './theme/contract.css.ts';
export { visuallyHidden } from './theme/global.css.ts';
