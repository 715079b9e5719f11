package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.spi.console.texts.ConsoleTexts;

/** What people call the things on a table. */
public interface Captions {

  /**
   * Its name.
   *
   * @param element a thing on the table
   * @return a few words without control characters
   */
  String name(Element element);

  /**
   * What else there is to say about it.
   *
   * @param element a thing on the table
   * @return some words without control characters, maybe none
   */
  String details(Element element);

  /**
   * Its whole numbers, each after what it is called, with no space between them at which a line may break.
   *
   * @param element a thing on the table
   * @return some words without control characters, maybe none
   */
  String numbers(Element element);

  /**
   * What else a picture says, in one language.
   *
   * @return the texts of the console
   */
  ConsoleTexts say();
}
