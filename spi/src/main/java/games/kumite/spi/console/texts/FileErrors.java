package games.kumite.spi.console.texts;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be read or written, as a person is told: the JDK says it by the names of classes, or in English. */
public final class FileErrors {

  private FileErrors() {}

  /** The reason in whatever language is asked for. */
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
