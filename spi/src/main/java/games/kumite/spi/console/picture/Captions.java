package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.spi.console.texts.ConsoleTexts;

/** The captions of the elements on a table. */
public interface Captions {

  /**
   * Returns its display name.
   *
   * @param element an element on the table
   * @return a few words without control characters
   */
  String name(Element element);

  /**
   * Returns further details.
   *
   * @param element an element on the table
   * @return some words without control characters, possibly none
   */
  String details(Element element);

  /**
   * Returns its whole numbers, each after its name, without a space between them at which a line may break.
   *
   * @param element an element on the table
   * @return some words without control characters, possibly none
   */
  String numbers(Element element);

  /**
   * Returns the other texts of a picture, in one language.
   *
   * @return the texts of the console
   */
  ConsoleTexts say();
}
