package games.kumite.spi.console.texts;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** The readable reasons why a file could not be read or written: the JDK gives class names, or English texts. */
public final class FileErrors {

  private FileErrors() {}

  /** Returns the reason, in any language. */
  public static ConsoleException.Spoken of(IOException failure) {
    return failure instanceof NoSuchFileException ? say -> say.text("file.missing")
        : failure instanceof AccessDeniedException ? say -> say.text("file.denied")
        : failure instanceof FileAlreadyExistsException ? say -> say.text("file.there")
        : failure instanceof NotDirectoryException ? say -> say.text("file.no-directory")
        : ConsoleException.Spoken.library(Text.printable(said(failure)));
  }

  private static String said(IOException failure) {
    String reason = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
    return reason == null ? failure.toString() : reason;
  }
}
