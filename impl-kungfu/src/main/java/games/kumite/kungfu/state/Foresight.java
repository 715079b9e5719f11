package games.kumite.kungfu.state;

/** The dice that figures have foreseen, and those of them that are laid out (KF-TRT-43). */
public final class Foresight {

  /** The foresight of a figure that has not divined (KF-TRT-43a). */
  public static final int BLIND = Figures.NOBODY;
  private static final int LAID_BITS = 3;
  private static final int LAID_DIE = (1 << LAID_BITS) - 1;

  private final Figures figures;

  Foresight(Figures figures) {
    this.figures = figures;
  }

  /** Returns where the first of the dice lies that it has foreseen (KF-TRT-43a), {@link #BLIND} if it has none. */
  public int first(int figure) {
    return figures.get(figure, FigureNumbers.FORESIGHT);
  }

  /** Records that it foresees dice. */
  public void foresees(int figure, int first) {
    figures.set(figure, FigureNumbers.FORESIGHT, first);
  }

  /** Returns how many foreseen dice are laid out for its next dice (KF-TRT-43b). */
  public int laid(int figure) {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(figures.get(figure, FigureNumbers.LAID)) + LAID_BITS - 1) / LAID_BITS;
  }

  /** Returns whether one of the dice that it has foreseen, by its number from 0, is used up. */
  public boolean isSpent(int figure, int number) {
    return (figures.get(figure, FigureNumbers.SPENT) >> number & 1) != 0;
  }

  /** Lays out one of the dice that it has foreseen, by its number. */
  public void lay(int figure, int number, int die) {
    figures.set(figure, FigureNumbers.SPENT, figures.get(figure, FigureNumbers.SPENT) | 1 << number);
    figures.set(figure, FigureNumbers.LAID, figures.get(figure, FigureNumbers.LAID) | die << LAID_BITS * laid(figure));
  }

  /** Returns the first of the dice that are laid out, and takes it away. */
  public int takeLaid(int figure) {
    int die = figures.get(figure, FigureNumbers.LAID) & LAID_DIE;
    figures.set(figure, FigureNumbers.LAID, figures.get(figure, FigureNumbers.LAID) >>> LAID_BITS);
    return die;
  }
}
