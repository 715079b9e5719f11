package games.kumite.spi.badinput;

import games.kumite.api.random.SeededRandom;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Damages texts at random, by a fixed seed, and hands them to what reads them: it reads or refuses with a documented
 * exception, and allocates no more than what a text of that length may cost. A hang is for the build's time limit.
 */
public final class Fuzz {

  /** Reads a text, or throws what it documents. */
  @FunctionalInterface
  public interface Target {

    /**
     * Takes a text.
     *
     * @param text whatever a stranger sends
     * @throws Exception what is documented, or a finding
     */
    void take(String text) throws Exception;
  }

  private static final int MOST_DAMAGES = 4;
  private static final int MOST_REPEATS = 200;
  private static final int LONGEST = 20_000;
  private static final long ALLOCATED_BY_ANY = 8_000_000; // classes that a rare damage loads, and buffers
  private static final long ALLOCATED_BY_A_CHARACTER = 10_000; // a record's line of 20 characters is played: a table for its check
  private static final List<String> PIECES = List.of("0", "-1", "2147483648", "99999999999999999999", "\n", "\r\n", "\\", "\"",
      "[", "]", "{}", "[[[[[[[[", " ; ", "=", ",", "#", "seat:1", "\u0000", "\ud800", "\u202e", "\u00e4", " ", "  ", "null", "../../etc",
      "[Result \"win 1\"]\n", "[Option \"content\" \"/\"]\n", "1e999", "\t");

  private final SeededRandom random;
  private final List<String> samples;

  /**
   * A fuzzer.
   *
   * @param seed what it does
   * @param samples sound texts, which it damages
   */
  public Fuzz(long seed, List<String> samples) {
    random = new SeededRandom(seed);
    this.samples = samples;
  }

  /**
   * Hands damaged texts to a target.
   *
   * @param times how many
   * @param documented what it may throw
   * @param target the target
   */
  public void run(int times, Class<? extends Exception> documented, Target target) {
    for (String sample : samples) {
      try {
        target.take(sample); // loads what is loaded once
      } catch (Exception refused) {
        // a sample may be a mere beginning, or for another game
      }
    }
    for (int n = 0; n < times; n++) {
      String text = damaged();
      long before = allocated();
      try {
        target.take(text);
      } catch (Exception | StackOverflowError thrown) {
        if (!documented.isInstance(thrown) || thrown.getMessage() == null || thrown.getMessage().isBlank()) {
          throw new AssertionError("text " + n + " must be read or refused by " + documented.getSimpleName()
              + " with a message, was " + thrown + "; the text is:\n" + text, thrown);
        }
      }
      long spent = allocated() - before;
      if (spent > ALLOCATED_BY_ANY + ALLOCATED_BY_A_CHARACTER * text.length()) {
        throw new AssertionError("text " + n + " of " + text.length() + " characters cost " + spent + " bytes:\n" + text);
      }
    }
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  private String damaged() {
    StringBuilder text = new StringBuilder(samples.get(random.nextInt(samples.size())));
    for (int damages = 1 + random.nextInt(MOST_DAMAGES); damages > 0; damages--) {
      damage(text);
    }
    text.setLength(Math.min(LONGEST, text.length()));
    return text.toString();
  }

  private void damage(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(12));
    switch (random.nextInt(8)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
      case 2 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
      case 3 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(MOST_REPEATS)));
      case 4 -> text.setLength(at);
      case 5 -> {
        String other = samples.get(random.nextInt(samples.size()));
        text.setLength(at);
        text.append(other, random.nextInt(other.length() + 1), other.length());
      }
      case 6 -> text.insert(at, (char) random.nextInt(0x10000));
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, (char) (' ' + random.nextInt(95)));
        }
      }
    }
  }
}
